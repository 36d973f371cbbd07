// The psys of Advanced Technologies.
import { card } from '../../card.ts';
import { field } from '../../words/expansions/index.ts';
import { that, yours } from '../../words/index.ts';

export const ilithIkarnas = card("P9 Il'ith I'karnas", {
  always: [
    { k: 'needs', to: that(field, yours), set: 0 },
    { k: 'enters engaged', to: field },
  ],
});
