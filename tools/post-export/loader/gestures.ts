/** Whatever a visitor does first. */
export const gestures = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin']
