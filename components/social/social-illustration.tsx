import { Dots, Illustration, Keystone } from '@/components/illustrations/parts'
import {
  edgeHalves,
  edgeJoints,
  edgePoint,
  gatewayArch,
  hangers,
  heightAt,
  innerChain,
  joints,
  lattice,
  lines,
  path,
  sag,
} from '@/lib/catenary'

// Sample: the Arch in social images. Draw your own, then delete this line.

const ground = 536
const middle = 922
const height = 438

const body = gatewayArch(middle, ground, height)
const river = sag(middle - height / 2, middle + height / 2, ground, 58)
const high = innerChain(body, 0.24, 66)
const low = innerChain(body, 0.13, 84)
const ties = lines(joints(high, 8).map((from) => [from, { x: from.x, y: heightAt(low, from.x) }]))

const Ground = () => <path className="stroke-ink" strokeWidth="2" d={`M0 ${ground}h1200`} />

/** Built: the Arch, with its chain below the ground. */
const Standing = () => (
  <>
    <path className="fill-stone" d={`M0 ${ground}h1200v${630 - ground}h-1200z`} />
    <path
      className="stroke-rule-2"
      strokeWidth="1.4"
      d={ties + lattice(body, 28) + hangers(joints(river, 12), ground)}
    />
    <path className="stroke-teal-line" strokeWidth="2.4" d={path(high) + path(low) + path(river)} />
    <Dots at={[...joints(high, 8), ...joints(low, 8), ...joints(river, 12)]} className="stroke-teal-line" size={7} />
    <path className="stroke-ink" strokeWidth="2.6" d={edgeHalves(body, 'outer') + edgeHalves(body, 'inner')} />
    <Dots at={[...edgeJoints(body, 'outer', 28), ...edgeJoints(body, 'inner', 28)]} className="stroke-ink" size={4.5} />
    <Ground />
    <Keystone at={edgePoint(body, 'outer', 0.5)} r={9} halo="still" />
  </>
)

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
    <Keystone at={{ x: middle, y: deepest.y0 }} r={9} halo="still" />
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

export type SocialMotif = 'standing' | 'hanging' | 'cover'

// Each is computed once, by calling the component, and used for all images.
const motifs = { standing: Standing(), hanging: Hanging(), cover: Plain() }

/** The background illustration of a social image, as large as the image. */
export const SocialIllustration = ({ motif }: { motif: SocialMotif }) => (
  <Illustration size={[1200, 630]}>{motifs[motif]}</Illustration>
)
