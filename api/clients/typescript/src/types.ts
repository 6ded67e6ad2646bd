/** The types of calls, derived from the types of the OpenAPI document. */
import type { components, paths } from './generated/schema.js';

/** The named schemas of the document, such as `Schemas['PodcastView']`. */
export type Schemas = components['schemas'];

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths that have the method. */
export type PathsWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never;
}[keyof paths];

type Operation<P extends keyof paths, M extends Method> = M extends keyof paths[P] ? paths[P][M] : never;

type Nothing = Record<never, never>;
type Defined<T> = [T] extends [never] ? Nothing : T extends undefined ? Nothing : T;
type PartOf<Op, Part extends 'path' | 'query'> = Op extends { parameters: infer All }
  ? Part extends keyof All
    ? Defined<NonNullable<All[Part]>>
    : Nothing
  : Nothing;
type BodyOf<Op> = Op extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : Op extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? Partial<Body>
    : Nothing;

/** The parameters of a call in one object: those of the path, the query and the body. */
export type Input<P extends keyof paths, M extends Method> = PartOf<Operation<P, M>, 'path'> &
  PartOf<Operation<P, M>, 'query'> &
  BodyOf<Operation<P, M>>;

type Success = 200 | 201 | 202 | 203 | 206;
type ContentOf<Op> = Op extends { responses: infer Responses }
  ? { [Status in keyof Responses & Success]: Responses[Status] extends { content: infer Content } ? Content : never }[keyof Responses & Success]
  : never;
type DataOf<Content> = Content extends { 'application/json': { data: infer Data } }
  ? Data
  : Content extends { 'application/json': infer Data }
    ? Data
    : Blob;

/** The result of a call: the `data` of the envelope, or a file. `undefined` for a response without a body. */
export type Output<P extends keyof paths, M extends Method> = [ContentOf<Operation<P, M>>] extends [never]
  ? undefined
  : DataOf<ContentOf<Operation<P, M>>>;

/** The parameters of a call by path, separated into path, query and body. */
export interface Parts<P extends keyof paths, M extends Method> {
  params?: { path?: PartOf<Operation<P, M>, 'path'>; query?: PartOf<Operation<P, M>, 'query'> };
  body?: BodyOf<Operation<P, M>>;
}
