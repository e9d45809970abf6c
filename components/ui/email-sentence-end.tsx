import { EmailText } from './email-text'

/** The link to an e-mail address at the end of a sentence, with its full stop, which never stands alone on a line. */
export const EmailSentenceEnd = ({ address }: { address: string }) => (
  <span className="inline-block">
    <a href={`mailto:${address}`} className="text-link">
      <EmailText address={address} />
    </a>
    .
  </span>
)
