mvn -B test
find . -path '*/surefire-reports/TEST-*.xml' | sort | while read -r file; do cat "$file"; done
