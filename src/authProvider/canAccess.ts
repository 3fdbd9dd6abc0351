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

/** Reading a record is not limited to the user's own place. */
const READING: readonly string[] = ['list', 'show'];

/**
 * Whether the signed-in user may do an action on a resource or a record, according to its contract; the server decides
 * in the end. Resources without a contract, such as `staff`, are guarded by their page.
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

/** A plain host does not support actions without a specified call, such as deleting a gallery. */
function isServedPlainly({ path, update }: Contract, action: string): boolean {
  if (action === 'delete') return isSpecified('DELETE', `${path}/0`);
  if (action === 'edit') return isSpecified(update, `${path}/0`);
  return true;
}

/**
 * Answers react-admin's `canAccess` query before the first render: it needs no call, and buttons would otherwise appear
 * late.
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
