import { Section } from '@/components/layout/section'
import { ExternalButton } from '@/components/ui/button'
import { Carousel } from '@/components/ui/carousel'
import { Quote } from '@/components/ui/quote'
import { NoBreakText } from '@/components/ui/text'
import type { Fields } from '@/lib/content/collections'
import type { Quote as ClientQuote } from '@/lib/content/types'
import { quoteAuthor } from '@/lib/roi/quote-author'
import { fillTemplate } from '@/lib/text/fill-template'

interface ClientQuotesProps {
  copy: Fields<'roiCalculatorPage'>['consultation']
  quotes: readonly ClientQuote[]
  booking: { href: string; newTabLabel: string }
}

/** Client quotes, one at a time, and the booking link. */
export const ClientQuotes = ({ copy, quotes, booking }: ClientQuotesProps) => (
  <Section id="consultation-form" tone="stone">
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
    <div className="mt-12 flex flex-wrap items-end justify-between gap-x-8 gap-y-6 border-t border-ink pt-8 lg:mt-16">
      <div className="max-w-[36rem]">
        <h2 className="text-title">{copy.heading}</h2>
        {copy.lead && (
          <p className="mt-4 text-balance text-ink-2">
            <NoBreakText text={copy.lead} />
          </p>
        )}
      </div>
      <ExternalButton
        data-event="Booking link"
        href={booking.href}
        newTabLabel={booking.newTabLabel}
        large
        className="print:hidden"
      >
        {copy.bookLabel}
      </ExternalButton>
    </div>
  </Section>
)

const QuoteSlide = ({ quote }: { quote: ClientQuote }) => (
  <figure className="pr-4">
    <Quote size="xl">{quote.text}</Quote>
    <figcaption className="mt-6 text-small text-ink-2">{quoteAuthor(quote.author)}</figcaption>
  </figure>
)
