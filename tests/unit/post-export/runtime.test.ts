import { describe, expect, it } from 'vitest'
import { runtimeProblem } from '@/tools/post-export/runtime'

const frame = ['SiteLink', 'default', 'OutletBoundary', 'ViewportBoundary', 'MetadataBoundary']

describe("a page's word about its framework", () => {
  it('holds when the client components agree', () => {
    expect(runtimeProblem('/about', 'none', frame)).toBeUndefined()
    expect(runtimeProblem('/', 'on-demand', [...frame, 'Toggle'])).toBeUndefined()
    expect(runtimeProblem('/plan', 'at-once', [...frame, 'PlanBuilder'])).toBeUndefined()
  })

  it('fails when a static page has a client component', () => {
    expect(runtimeProblem('/about', 'none', [...frame, 'Toggle'])).toBe(
      '/about is marked runtime="none" but has the client component Toggle. Mark it "on-demand" or "at-once", or take it out.',
    )
  })

  it('fails when a live page has none', () => {
    expect(runtimeProblem('/plan', 'at-once', frame)).toContain('has no client component besides links')
  })

  it('fails when a framed page has a client component', () => {
    expect(runtimeProblem('/demo-form', 'framed', frame)).toBeUndefined()
    expect(runtimeProblem('/demo-form', 'framed', [...frame, 'Toggle'])).toContain('is marked runtime="framed" but')
  })

  it('fails when a page does not say', () => {
    expect(runtimeProblem('/about', undefined, frame)).toContain('/about does not say')
    expect(runtimeProblem('/about', 'never', frame)).toContain('not "never"')
  })
})
