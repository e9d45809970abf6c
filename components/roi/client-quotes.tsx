import { Section } from '@/components/layout/section'
import { ExternalButton } from '@/components/ui/button'
import { Carousel } from '@/components/ui/carousel'
import { Quote } from '@/components/ui/quote'
import { NoBreakText } from '@/components/ui/text'
import type { Quote as ClientQuote } from '@/lib/content/types'
import { fillTemplate } from '@/lib/fill-template'
import { quoteAuthor } from '@/lib/roi/quote-author'

interface ClientQuotesProps {
  copy: {
    heading: string
    lead?: string
    carouselLabel: string
    slideLabel: string
    chooseLabel: string
    positionLabel: string
    bookLabel: string
  }
  quotes: readonly ClientQuote[]
  booking: { href: string; newTabLabel: string }
}

/** Client quotes, one at a time, and the booking link. */
export const ClientQuotes = ({ copy, quotes, booking }: ClientQuotesProps) => (
  <Section id="consultation-form" tone="stone">
    <div className="grid grid-cols-1 gap-x-6 gap-y-16 lg:grid-cols-12 print:block">
      <div className="min-w-0 lg:col-span-7">
        <Carousel
          label={copy.carouselLabel}
          slideLabel={copy.slideLabel}
          chooseLabel={copy.chooseLabel}
          slides={quotes.map((quote, index) => ({
            id: `quote-${quote.slug}`,
            label: fillTemplate(copy.positionLabel, { n: index + 1, count: quotes.length }),
            content: <QuoteSlide quote={quote} />,
          }))}
        />
      </div>
      <div className="lg:col-span-5 lg:col-start-8 lg:border-l lg:border-rule lg:pl-6 xl:col-span-4 xl:col-start-9 print:mt-10">
        <h2 className="text-h2-s">{copy.heading}</h2>
        {copy.lead && (
          <p className="mt-5 max-w-[36rem] text-balance text-ink-2">
            <NoBreakText text={copy.lead} />
          </p>
        )}
        <ExternalButton
          data-event="Booking link"
          href={booking.href}
          newTabLabel={booking.newTabLabel}
          large
          className="mt-8 print:hidden"
        >
          {copy.bookLabel}
        </ExternalButton>
      </div>
    </div>
  </Section>
)

const QuoteSlide = ({ quote }: { quote: ClientQuote }) => (
  <figure className="pr-4">
    <Quote size="m">{quote.text}</Quote>
    <figcaption className="mt-6 text-small text-ink-2">{quoteAuthor(quote.author)}</figcaption>
  </figure>
)
