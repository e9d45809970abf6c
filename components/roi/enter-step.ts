import { animate } from 'framer-motion/dom/mini'

/** Moves a new question in from the side it was heading for. It can be read from the first frame on. */
export const enterStep = (step: HTMLElement) =>
  animate(
    step,
    { opacity: [0.2, 1], transform: ['translateX(28px)', 'translateX(0px)'] },
    { duration: 0.32, ease: [0.2, 0.7, 0.1, 1] },
  )
