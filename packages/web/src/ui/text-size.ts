/** The size of all text, in percent of the usual size. */
import { choiceOf } from './choice.ts';

/** The size of text in percent. All sizes of the page follow it, because all are in rem. */
export const textSize = choiceOf(
  'orrery.text',
  ['90', '100', '115', '130', '150', '175', '200'] as const,
  '100',
  percent => {
    document.documentElement.style.setProperty('--text-size', String(Number(percent) / 100));
  },
);
