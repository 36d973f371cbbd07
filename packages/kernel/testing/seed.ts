import fc from 'fast-check';

// Random tests draw the same cases every time, so that what has passed passes again; ORRERY_SEED draws others.
fc.configureGlobal({ seed: Number(process.env.ORRERY_SEED ?? 5) });
