// A separate program, so that it can run beside others while these leave a processor idle.
import { drawSocialImages } from '../social/draw'

await drawSocialImages(process.cwd())
