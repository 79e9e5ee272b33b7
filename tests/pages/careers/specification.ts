/** Section 3. */
const postings = [
  ...['React Native Developer', 'UI/UX Designer', 'Noida, India', 'Hybrid'],
  ...['Backend Developer Node.js', 'Remote', 'Full-time'],
];

export const texts = [['/career', postings]] as const;
