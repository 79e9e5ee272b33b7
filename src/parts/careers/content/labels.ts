import { site } from '@/content/site';
import { careersLinks } from '../paths';

/** Common texts of the job pages. */
export const jobLabels = {
  breadcrumb: careersLinks.desktop.label,
  employer: `${careersLinks.desktop.label} at ${site.name}`,
  facts: 'The job at a glance',
  workingHere: 'Leave, benefits and equal opportunities',
  apply: 'Apply Now',
  /** Of an application by email. */
  mailSubject: (title: string, reference: string) => `Application: ${title} (${reference})`,
  /** In the email of an application that was sent. */
  withReference: (title: string, reference: string) => `${title} (${reference})`,
  card: {
    title: 'Ready when you are',
    text: 'The form takes about five minutes. You will need a resume in PDF, DOC or DOCX.',
    /** Without a receiver of applications. */
    textByMail: ['Apply by email: send your resume to', 'with the reference below.'],
    date: 'Applications close',
    start: 'Start',
    /** A notice period of 30 to 90 days is usual where we hire. */
    startFrom: (month: string) => `From ${month}, after your notice period`,
    reference: 'Reference',
    /** Between them the company's address. */
    question: ['A question first? Write to', 'with the reference.'],
  },
  closed: {
    title: 'This position is closed',
    text: 'It takes no more applications. Others may be open.',
    date: 'Closed on',
    others: 'See all positions',
  },
  others: 'Other open positions',
  view: 'View',
} as const;
