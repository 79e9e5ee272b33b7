export { onRequest } from '../forms.js';
