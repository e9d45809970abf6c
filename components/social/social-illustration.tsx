import { Drawing } from '@/components/illustrations/drawing'
import { Dots, Illustration, Keystone } from '@/components/illustrations/parts'
import { hangers, joints, path, sag } from '@/lib/catenary'
import type { Drawing as Svg } from '@/lib/pictures/drawing'

const ground = 536
const middle = 922
const Ground = () => <path className="stroke-ink" strokeWidth="2" d={`M0 ${ground}h1200`} />

const beam = 92
const depths = [96, 176, 256, 344]
const chains = depths.map((depth, i) => sag(middle - 214 + i * 26, middle + 214 - i * 26, beam, depth))
const [, , , deepest = sag(700, 1140, beam, 344)] = chains

/** Finding: chains below one beam, with a node at the deepest point. */
const Hanging = () => (
  <>
    <path className="fill-stone" d={`M0 ${ground}h1200v${630 - ground}h-1200z`} />
    <path className="stroke-ink" strokeWidth="2.6" d={`M${middle - 262} ${beam}h524`} />
    <path className="stroke-rule-2" strokeWidth="1.4" d={hangers(joints(deepest, 16), beam)} />
    <path className="stroke-teal-line" strokeWidth="2.4" d={chains.map((chain) => path(chain)).join('')} />
    <Dots at={chains.flatMap((chain) => joints(chain, 16))} className="stroke-teal-line" size={7} />
    <path className="stroke-copper-line" strokeWidth="2" d={hangers([{ x: middle, y: deepest.y0 }], ground)} />
    <Ground />
    <Keystone at={{ x: middle, y: deepest.y0 }} r={9} halo />
    <Keystone at={{ x: middle, y: ground }} r={6} />
  </>
)

/** An article's: only the ground line, since the cover is beside the title. */
const Plain = () => (
  <>
    <path className="fill-stone" d={`M0 ${ground}h1200v${630 - ground}h-1200z`} />
    <Ground />
  </>
)

/** What is behind the text of a card: the chains, only the ground beside an article's cover, or a drawing of the firm. */
export type SocialMotif = 'hanging' | 'cover' | Svg

// Each is computed once, by calling the component, and used for all images.
const motifs = { hanging: Hanging(), cover: Plain() }

/** The background illustration of a social image, as large as the image. */
export const SocialIllustration = ({ motif }: { motif: SocialMotif }) =>
  typeof motif === 'string' ? <Illustration size={[1200, 630]}>{motifs[motif]}</Illustration> : <Drawing svg={motif} />
