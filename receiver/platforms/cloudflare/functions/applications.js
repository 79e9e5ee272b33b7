export { onRequest } from './send-email.js';
