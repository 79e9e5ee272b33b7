import { studyList } from '@/content/studies/list';

// section 2
export const texts = [
  ['/caseStudyDetails/Jubilantlifescience', ['Business outcomes', 'Business Drivers']],
  ['/caseStudyDetails/Nmipayment', ['Business outcomes', 'Business Drivers']],
  [
    '/caseStudyDetails/Machinerymanufacturing',
    [
      ...['Business outcomes', 'Improved user adoption', 'Maximize ROI', 'Improved decisions'],
      ...['Effective Salesforce usage', 'All teams use unified CRM', '8+ Business unit upgraded'],
      ...['Business Drivers', 'Problems', 'Disparate Sales process', 'Duplicate Data'],
      ...['Poor user adoption', 'Adoption of CRM solution', 'Success factors'],
      ...['Training and change management', 'Alignment with other BUs'],
      ...['Long term association strategy', 'Business Analysis', 'Identified pain points'],
      ...['Optimize workflows', 'Custom Dev & Automation', 'Dynamic Dashboards'],
      'User Adoption Strategy',
    ],
  ],
] as const;

export const counts = [['/', '#case-studies article', studyList.length]] as const;
