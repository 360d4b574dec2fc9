"""What is answered to requests: pages, forms, downloads, and how pages are put together."""
