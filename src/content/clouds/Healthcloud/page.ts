import { agentPrice } from '@/content/pricing';
import { site } from '@/content/site';
import type { Cloud } from '../types';
import { panorama, tiles } from './drawings';
import { summary } from './summary';

export const page = {
  ...summary,
  panorama,
  seo: {
    title: 'Health Cloud implementation: cost, duration',
    description:
      'Health Cloud for a first clinic or health plan: $90,000 to $160,000, four to six months, with FHIR or HL7, consent, validation and training.',
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
  tagline: 'The care team reads the whole history.',
  intro:
    'Health Cloud, now Agentforce Health, joins record, care plan and conversation. We connect the systems, model consent with your compliance team, and leave the clinical system in charge of clinical data.',
  cta: 'Talk about Health Cloud',
  offerings: {
    subtitle: 'Providers often start with the first four, payers with the rest.',
    start: 7,
    groups: [
      {
        title: 'Beside the patient',
        phase: 'morning',
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
            text: 'Admissions, visits, calls and lab results in date order, filtered for each role. What is missing shows too: no visit since discharge, a referral without an answer.',
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
        title: 'Referrals, authorisations, networks',
        phase: 'noon',
        layout: 'tall-right',
        items: [
          {
            title: 'Referral management',
            text: 'Referrals arrive by portal, fax or FHIR, go to a provider in network, and are chased until the visit happens.',
            products: 'Clinical service requests, Provider Search, Intelligent Document Automation',
          },
          {
            title: 'Utilisation management',
            // CMS-0057-F, 42 CFR 422.122(b): from 1 January 2027
            text: 'Prior authorisations gathered, checked against your criteria and decided with the reason on file; an appeal keeps the history. Where a US payer still lacks the API that federal rules ask for from 1 January 2027, we build it first.',
            products: 'Utilization Management, care requests, Da Vinci prior-authorisation APIs',
          },
          {
            title: 'Provider network management',
            text: 'Applications, credentials and contracts for every practitioner. A licence about to lapse raises a task while there is still time.',
            products: 'Provider Network Management, credentialing, provider portal',
          },
          {
            title: 'Consent and privacy',
            text: 'Each consent with its purpose, form, version and end date, checked before a message goes out. Shield encrypts fields and keeps up to ten years of their history, where your risk assessment asks for it.',
            products: 'Authorization form consent, Salesforce Shield',
            picture: tiles.consent,
          },
        ],
      },
    ],
  },
  figures: [
    { label: 'List price, on request', value: 'in 1 working day' },
    { label: 'To the first clinic or health plan', value: '4 to 6 months' },
    { label: 'Our price for it', value: '$90,000 to $160,000' },
  ],
  licences: `Agentforce Health in Enterprise or Unlimited Edition. We send you its list price within one working day. MuleSoft, Shield and Experience Cloud are extra. ${agentPrice}`,
  duration:
    'Four to six months to the first clinic or health plan, validation and training included.',
  price:
    '$90,000 to $160,000: the first clinic or health plan, with one clinical or claims system connected, validation and training.',
  questions: [
    {
      question: 'Does it replace our clinical system?',
      answer:
        'No. The clinical system stays in charge of clinical data. Health Cloud reads it and adds the care plan, the conversation and the consent.',
    },
    {
      question: 'Where is patient data kept?',
      answer:
        'In the Salesforce region that you choose. In the US, HIPAA asks you for a business associate agreement with Salesforce, which names the products it covers, and for one with us; we check yours against it before a record goes in. Some AI features are processed in another region: we list them before you switch one on. Test systems hold masked data only, and nobody of ours opens patient data from outside your country unless your authority and contract allow it.',
    },
    {
      question: 'Agentforce Health or Agentforce Life Sciences?',
      answer:
        'Agentforce Health for providers and payers. Agentforce Life Sciences (formerly Life Sciences Cloud) for pharmaceutical companies and their field teams. It did not exist when our project for Meridian Bio began, which is why that one runs on Health Cloud.',
    },
  ],
  closing: {
    title: 'Tell us about your patients’ day.',
    text: `Which systems hold the record, who needs it where, and by when. Please leave patient details out of the message. ${site.reply}`,
  },
} as const satisfies Cloud;
