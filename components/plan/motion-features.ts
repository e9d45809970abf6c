/** The part of framer-motion that moves things, in a file of its own so that it loads only when it is needed. */
export { domAnimation } from 'framer-motion'
