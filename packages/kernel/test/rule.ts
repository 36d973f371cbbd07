export { rule } from '@orrery/kernel/testing';
