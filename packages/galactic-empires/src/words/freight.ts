import { object, subject, tells } from './statics.ts';

// Texts of the static kinds about additions to the points of terrain (B2 Freighter Station)

tells('adds twice', (t, x) => `${subject(t, x.to)} adds twice as many points to its terrain`);
tells('adds up', (t, x) => `what ${t.filter(x.of!, true)} add to ${object(t, x.to)} adds up`);
