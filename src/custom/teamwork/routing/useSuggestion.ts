import { useQuery } from '@tanstack/react-query';
import { can } from '#contract/access/policies.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import { type Suggestion, simulateRouting } from '#contract/teamwork/routingCalls.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';

type RoutingQuery = Partial<BodyOf<typeof simulateRouting>>;

/**
 * The assignee that the office's rules suggest for a complaint (SLA-18); undefined while loading and without a matching
 * rule. Only loaded for users who may assign.
 */
export function useSuggestion(query: RoutingQuery | null) {
  const actor = storedActor();
  const hasRouting = hasCapability('teamwork');
  const mayAssign = hasRouting && actor !== null && can(actor, 'assign', 'complaint');
  const { data, isFetching } = useQuery({
    ...queryOf([COMPLAINTS, 'suggestion', query], simulateRouting, { body: query ?? {} }),
    enabled: mayAssign && query !== null,
    retry: false,
    // A shown suggestion does not change when data reload.
    staleTime: 'static',
    gcTime: 0,
  });
  const suggestion: Suggestion | undefined = data?.rule ? data : undefined;
  return { suggestion, isFetching };
}
