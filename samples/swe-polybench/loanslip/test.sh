jest --json --ci
