"""Lessons as pages with a kernel: Voilà's template and settings, JupyterLab, kernels."""
