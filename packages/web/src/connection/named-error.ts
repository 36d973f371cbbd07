/** Errors that carry the key of their message. The worker throws them without loading the catalogue; the page finds the words. */
import { BadInput } from '@orrery/kernel';
import type en from '../copy/en.json';

/** An error whose message is a key of the catalogue, such as `errors.lessonOver`. `errorText` gives its words. */
export class NamedError extends BadInput {
  constructor(name: keyof typeof en.errors) {
    super(`errors.${name}`);
  }
}
