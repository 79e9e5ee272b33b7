import { site } from '@/content/site';
import { inWords, inWordsCapitalised } from '@/lib/inWords';
import type { Cloud } from '../types';
import { panorama, tiles } from './drawings';
import { summary } from './summary';

const { count } = summary;

export const page = {
  ...summary,
  panorama,
  seo: {
    title: 'Health Cloud (Agentforce Health) for providers and payers',
    description: `Care plans, FHIR integration, referrals, utilisation management, provider networks and consent on Health Cloud: ${inWords(count)} offerings for providers and payers.`,
    keywords: [
      'Health Cloud',
      'Agentforce Health',
      'FHIR integration',
      'care plans',
      'utilisation management',
      'provider network management',
    ],
  },
  product: 'Agentforce Health',
  tagline: 'One patient, one clear morning view.',
  intro:
    'Health Cloud, now Agentforce Health, brings the clinical record, the care plan and the conversation together for hospitals, clinics and payers. We connect the systems of record, model consent with your compliance team, and leave the clinical system in charge of clinical data.',
  cta: 'Talk about Health Cloud',
  offerings: {
    title: `${inWordsCapitalised(count)} offerings, one steady beat.`,
    subtitle:
      'A morning at the patient’s side, then the paperwork that lets the treatment happen. Providers often start with the first four, payers with the rest.',
    start: 7,
    groups: [
      {
        title: 'Morning rounds',
        state: 'morning',
        partOfDay: 'Morning',
        layout: 'tall-left',
        items: [
          {
            title: 'Patient 360',
            text: 'Conditions, medications, coverage, family and care team on one page, read from the clinical system. Nurses stop keeping five windows open.',
            products: 'Patient card, clinical data model, person accounts',
            picture: tiles.chart,
          },
          {
            title: 'Care timelines',
            text: 'Admissions, visits, calls and lab results in date order, filtered by role. Three months of history read in a minute.',
            products: 'Health Cloud timeline, role-based views',
          },
          {
            title: 'Care plans',
            text: 'Problems, goals and interventions from templates your clinicians approve, with tasks assigned and overdue ones in plain sight.',
            products: 'Integrated Care Management, PGI library, assessments',
          },
          {
            title: 'FHIR integration',
            text: 'Records exchanged with the EHR as FHIR R4 resources, or as HL7 v2 where the hospital still speaks it. Every message is logged.',
            products: 'MuleSoft Accelerator for Healthcare, Health Cloud FHIR APIs',
          },
        ],
      },
      {
        title: 'Clear the noon list',
        state: 'noon',
        partOfDay: 'Midday',
        layout: 'tall-right',
        items: [
          {
            title: 'Referral management',
            text: 'Referrals arrive by portal, fax or FHIR, go to a provider in network, and are chased until the visit happens.',
            products: 'Clinical service requests, Provider Search, Intelligent Document Automation',
          },
          {
            title: 'Utilisation management',
            text: 'Prior authorisations gathered, checked against criteria and decided with the reason on file. An appeal keeps the same history.',
            products: 'Utilization Management, care requests, Da Vinci aligned APIs',
          },
          {
            title: 'Provider network management',
            text: 'Applications, credentials and contracts for every practitioner. A licence about to lapse raises a task while there is still time.',
            products: 'Provider Network Management, credentialing, provider portal',
          },
          {
            title: 'Consent and privacy',
            text: 'Who agreed to what, on which form and until when. Encryption, audit trail and access by role cover the same records.',
            products: 'Authorization form consent, Salesforce Shield',
            picture: tiles.consent,
          },
        ],
      },
    ],
  },
  licences:
    'Agentforce Health in Enterprise or Unlimited Edition. MuleSoft, Shield and Experience Cloud are extra. AI agents are charged separately, by use.',
  duration:
    'Four to six months to the first clinic or health plan, validation and training included.',
  questions: [
    {
      question: 'Does it replace our clinical system?',
      answer:
        'No. The clinical system stays in charge of clinical data. Health Cloud reads it and adds the care plan, the conversation and the consent.',
    },
    {
      question: 'Where is patient data kept?',
      answer:
        'In the Salesforce region that you choose, encrypted with Shield where your risk assessment asks for it. Test systems hold masked data only.',
    },
    {
      question: 'Agentforce Health or Agentforce Life Sciences?',
      answer:
        'Agentforce Health for providers and payers. Agentforce Life Sciences (formerly Life Sciences Cloud) for pharmaceutical companies and their field teams; it covers field visits today, which it did not when the project for Meridian Bio began.',
    },
  ],
  closing: {
    title: 'Tell us about your patients’ day.',
    text: `Which systems hold the record and who needs it where. Please leave patient details out of the message. ${site.reply}`,
  },
} as const satisfies Cloud;
