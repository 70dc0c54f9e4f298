pytest -v --tb=short -p no:cacheprovider
