'use client'

import { type KeyboardEvent, type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'

interface Slide {
  id: string
  /** Name of the slide, such as “Quote 2 of 4”. */
  label: string
  content: ReactNode
}

interface CarouselProps {
  label: string
  /** The type of one slide, for screen readers. */
  slideLabel: string
  /** Accessible name of the row of dots. */
  chooseLabel: string
  slides: readonly Slide[]
}

/**
 * Milliseconds without a scroll event after which the current dot is updated where no `scrollend` has come: older browsers have
 * none, and Chromium leaves it out after some swipes.
 */
const settleTime = 300

/**
 * One slide at a time, chosen by dots, by swipe, and by the arrow keys; it never moves automatically. The track is a native
 * scroll container and the dots are links to the slides, so it works without JavaScript.
 */
export function Carousel({ label, slideLabel, chooseLabel, slides }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [current, setCurrent] = useState(0)

  const show = (index: number) => {
    const target = Math.min(Math.max(index, 0), slides.length - 1)
    clearTimeout(settling.current)
    setCurrent(target)
    track.current?.scrollTo({ left: target * track.current.clientWidth })
  }

  const read = useCallback(() => {
    const width = track.current?.clientWidth
    if (width) setCurrent(Math.round((track.current?.scrollLeft ?? 0) / width))
  }, [])

  const follow = () => {
    clearTimeout(settling.current)
    settling.current = setTimeout(read, settleTime)
  }

  // The track may have been swiped before hydration.
  useEffect(() => {
    settling.current = setTimeout(read, settleTime)
    return () => clearTimeout(settling.current)
  }, [read])

  const choose = (event: MouseEvent, index: number) => {
    event.preventDefault()
    show(index)
  }

  const press = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: slides.length - 1,
    }
    const target = targets[event.key]
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    show(target)
  }

  return (
    <section aria-label={label} aria-roledescription="carousel" onKeyDown={press} className="carousel">
      <ul
        ref={track}
        tabIndex={0}
        aria-label={label}
        onScroll={follow}
        onScrollEnd={read}
        className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none] print:block print:overflow-visible"
      >
        {slides.map(({ id, label: name, content }) => (
          <li
            key={id}
            id={id}
            aria-roledescription={slideLabel}
            aria-label={name}
            className="w-full shrink-0 snap-start snap-always print:not-first:mt-6"
          >
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <nav aria-label={chooseLabel} className="mt-6 -ml-4 print:hidden">
          <ul className="flex">
            {slides.map(({ id, label: name }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-label={name}
                  aria-current={index === current}
                  onClick={(event) => choose(event, index)}
                  className="group grid size-11 place-items-center rounded-full"
                >
                  <span className="size-3 rounded-full border-[1.5px] border-field transition-colors group-hover:border-teal group-aria-[current=true]:border-copper-line group-aria-[current=true]:bg-copper-line" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  )
}
