import { animate } from 'framer-motion/dom/mini'

/** Slides a new question in from the right. It starts partly opaque, so it can be read from the first frame. */
export const enterStep = (step: HTMLElement) =>
  animate(
    step,
    { opacity: [0.2, 1], transform: ['translateX(28px)', 'translateX(0px)'] },
    { duration: 0.32, ease: [0.2, 0.7, 0.1, 1] },
  )
