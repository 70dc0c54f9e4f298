import { main } from '../bundle/index.js'

await main()
