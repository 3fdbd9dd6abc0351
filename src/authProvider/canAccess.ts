import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'react-admin';
import { type Action, can } from '#contract/access/policies.ts';
import { changes } from '#contract/access/scope.ts';
import type { Contract } from '#contract/kernel/define.ts';
import type { PlaceIds } from '#contract/places/place.ts';
import { isSpecified } from '#src/dataProvider/specifiedCalls.ts';
import { hasCapability } from './capabilities.ts';
import { storedActor } from './storedSession.ts';

type AccessRequest = Parameters<NonNullable<AuthProvider['canAccess']>>[0];

/** What only looks at a record is not bound to the place that the person works for. */
const READING: readonly string[] = ['list', 'show'];

/**
 * What the signed-in person may do with a resource, or with one record of it, as its contract says; the server decides
 * in the end. What has no contract, such as `staff`, is guarded by its page.
 */
export const accessRule = (contracts: readonly Contract[]) => {
  const byName = new Map(contracts.map((contract) => [contract.name, contract]));
  return ({ resource, action, record }: AccessRequest): boolean => {
    const contract = byName.get(resource);
    if (!contract) return true;
    const actor = storedActor();
    if (!actor || !can(actor, action as Action, contract.policy)) return false;
    if (!hasCapability('desk') && !isServedPlainly(contract, action)) return false;
    if (!record || !contract.placed || READING.includes(action)) return true;
    return changes(actor, record as Partial<PlaceIds>);
  };
};

/** What the specifications name no call for, such as the deletion of a gallery, a plain host does not do. */
function isServedPlainly({ path, update }: Contract, action: string): boolean {
  if (action === 'delete') return isSpecified('DELETE', `${path}/0`);
  if (action === 'edit') return isSpecified(update, `${path}/0`);
  return true;
}

/**
 * react-admin asks `canAccess` as a query, and draws a button when the answer has come. Since nothing has to be
 * fetched for it, the answer is put where the query looks before that is drawn for the first time.
 */
export function answerAtOnce(queryClient: QueryClient, mayAccess: (request: AccessRequest) => boolean) {
  const answerKey = ['auth', 'canAccess'];
  queryClient.setQueryDefaults(answerKey, { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'added' || !answerKey.every((part, index) => query.queryKey[index] === part)) return;
    const { recordId, ...params } = query.queryKey[2] as AccessRequest & { recordId?: unknown };
    const { record } = query.options as Pick<AccessRequest, 'record'>;
    if (recordId === undefined || record) query.setData(mayAccess({ ...params, record }));
  });
}
