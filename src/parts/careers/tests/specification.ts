/** Section 3. */
const postings = [
  ...['React Native Developer', 'UI/UX Designer', 'Noida, India', 'Hybrid'],
  ...['Backend Developer Node.js', 'Remote', 'Full-time'],
];

export const texts = [
  ['/career', postings],
  ['/career/react-native-developer', ['React Native Developer']],
  ['/career/ui-ux-designer', ['UI/UX Designer']],
  ['/career/backend-developer-nodejs', ['Backend Developer Node.js']],
] as const;
