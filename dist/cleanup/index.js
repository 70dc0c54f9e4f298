import { cleanup } from '../bundle/index.js'

await cleanup()
