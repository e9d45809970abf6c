import type { Fields } from '@/lib/content/collections'

const rows = [{ label: 'Quote request', value: '6 days' }]

export const problem: Fields<'homePage'>['problem'] = {
  heading: 'Good people',
  painPoints: [],
  switchLabel: 'Before or after',
  before: {
    label: 'Before',
    caption: 'A normal Tuesday',
    sheet: {
      title: 'orders.xlsx',
      note: 'edited by 4',
      rows: [
        ['4471', 'Tower Grove Med', '#REF!', '?'],
        ['4472', 'Lemay Retail', '$1,305', 'shipped'],
      ],
      faults: ['#REF!'],
    },
    copy: {
      title: 'orders (2).xlsx',
      note: 'a copy',
      rows: [['4471', 'Tower Grove Medical', '$1,890', 'shipped']],
      faults: ['$1,890'],
    },
    inbox: { title: 'Inbox', note: '214 unread', rows },
    customers: { title: 'Customer list', note: 'old', rows },
    calls: { title: 'Missed calls', note: '3', rows },
    chat: { title: 'Group text', note: '4:40 PM', lines: ['Who has it?', 'You do'] },
    alert: { title: 'Sync failed', text: 'Not updated' },
    note: 'Call back',
    faults: ['Disconnected tools', 'Manual updates', 'Missed opportunities'],
  },
  after: {
    label: 'After',
    caption: 'The same Tuesday',
    tools: [
      { name: 'Orders', icon: 'reports' },
      { name: 'Customers', icon: 'people' },
      { name: 'Email', icon: 'mail' },
      { name: 'Calls', icon: 'phone' },
    ],
    title: 'AI Dashboard',
    status: 'Connected',
    reports: {
      title: 'Reports',
      value: '96.4%',
      text: 'on time',
      rows: [{ label: 'Late', value: '8' }],
      days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
      series: [93.3, 93.1, 93.9, 95, 96.4],
    },
    automation: { title: 'Automation', note: 'today', rows: [{ label: 'Match invoices', value: '48' }] },
    assistant: { title: 'Assistant', question: 'At risk?', answer: 'One', placeholder: 'Ask' },
    text: 'Everything in one place — managed for you',
  },
}
