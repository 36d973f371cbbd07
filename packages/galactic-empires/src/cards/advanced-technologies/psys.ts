// The psys of Advanced Technologies.

export {};
