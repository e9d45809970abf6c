import type { Job } from '@/lib/content/types'

/** A job with all of its parts but the last day to apply. */
export const job: Job = {
  id: 'engineer',
  slug: 'engineer',
  address: '/careers/engineer',
  title: 'Bridge Engineer (Arches – Chains)',
  location: 'Remote',
  type: 'Full-time',
  employment: ['FULL_TIME'],
  remote: true,
  experience: '3+ years experience',
  preview: 'Build bridges.',
  summary: ['First paragraph.', 'Second paragraph.'],
  responsibilitiesHeading: 'Key Responsibilities',
  responsibilities: [
    { title: 'Build', icon: 'build', color: 'primary', items: ['Set stones', 'Set keystones'] },
    { title: 'Run', icon: 'manage', color: 'neutral', items: ['Look after chains', 'Look after arches'] },
  ],
  qualifications: [
    { title: 'What you bring', items: ['Steady hands', 'Good eyes'] },
    { title: 'Nice to have', items: ['A hammer', 'A level'] },
  ],
  whyJoinHeading: 'Why Join',
  whyJoin: [
    { text: 'The view', color: 'accent' },
    { text: 'The river', color: 'primary' },
  ],
  posted: '2025-09-15',
  order: 1,
}
