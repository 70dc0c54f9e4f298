mocha --reporter json
