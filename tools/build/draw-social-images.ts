// A separate program, so that it can run while reading the content keeps one processor busy.
import { drawSocialImages } from '../social/draw'

await drawSocialImages(process.cwd())
