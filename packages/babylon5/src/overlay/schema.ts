// The JSON Schema of an overlay of Babylon 5, for editors.
import { definitionsOf, type JsonSchema, recordSchema } from '@orrery/kernel';
import { CARD_FIELDS, CORRECTION_FIELDS, MOST_CARDS, OVERLAY_FIELDS } from './overlay.ts';
import { CARD_LANGUAGE } from './speech.ts';

/** Makes the schema of an overlay. */
export function overlaySchema(): JsonSchema {
  const { corrections, cards, ...head } = OVERLAY_FIELDS;
  const top = recordSchema(head) as { readonly properties: object };
  const list = (of: JsonSchema, about: string | undefined) => ({
    type: 'array',
    maxItems: MOST_CARDS,
    items: of,
    description: about,
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Cards of Babylon 5 that an owner adds to Orrery',
    ...top,
    properties: {
      ...top.properties,
      corrections: list(recordSchema(CORRECTION_FIELDS), corrections?.about),
      cards: list(recordSchema(CARD_FIELDS), cards?.about),
    },
    $defs: definitionsOf(CARD_LANGUAGE),
  };
}
