// Compiles the schema of a route when its first request comes, so that the server starts faster.
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import fastJson from 'fast-json-stringify';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';

/** Validates requests by their schema. It compiles the schema at the first request, because this takes half of the server's start. */
export const validatorOf: FastifySchemaCompiler<Parameters<typeof TypeBoxValidatorCompiler>[0]['schema']> = route => {
  let check: ReturnType<typeof TypeBoxValidatorCompiler> | undefined;
  return value => {
    check ??= TypeBoxValidatorCompiler(route);
    return check(value);
  };
};

/** Writes answers by their schema. It compiles the schema at the first answer. */
export const serializerOf: FastifySerializerCompiler<Parameters<typeof fastJson>[0]> = ({ schema }) => {
  let write: ((value: unknown) => string) | undefined;
  return value => {
    write ??= fastJson(schema);
    return write(value);
  };
};
