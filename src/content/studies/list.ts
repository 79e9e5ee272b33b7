/* Written by `npm run content` from the folders of src/content. */
import { summary as life } from './Jubilantlifescience/summary';
import { summary as machinery } from './Machinerymanufacturing/summary';
import { summary as payment } from './Nmipayment/summary';

export const studyList = [life, payment, machinery] as const;
