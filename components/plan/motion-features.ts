/** framer-motion's animation features, in a separate module so that they load only when they are needed. */
export { domAnimation } from 'framer-motion'
