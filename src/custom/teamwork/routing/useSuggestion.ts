import { useQuery } from '@tanstack/react-query';
import { can } from '#contract/access/policies.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import { type Suggestion, simulateRouting } from '#contract/teamwork/routingCalls.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/call.ts';

type RoutingQuery = Partial<BodyOf<typeof simulateRouting>>;

/**
 * Whom the office's rules name for a grievance (SLA-18); undefined while nobody knows, and where no rule fits: whoever assigns does without
 * as well. Asked for by those only who may assign.
 */
export function useSuggestion(query: RoutingQuery | null) {
  const actor = storedActor();
  const hasRouting = hasCapability('teamwork');
  const mayAssign = hasRouting && actor !== null && can(actor, 'assign', 'complaint');
  const { data, isFetching } = useQuery({
    queryKey: [COMPLAINTS, 'suggestion', query],
    queryFn: ({ signal }) => call(simulateRouting, { body: query ?? {}, signal }),
    enabled: mayAssign && query !== null,
    retry: false,
    // Who is shown stays shown, whatever is asked for anew meanwhile.
    staleTime: 'static',
    gcTime: 0,
  });
  const suggestion: Suggestion | undefined = data?.rule ? data : undefined;
  return { suggestion, isFetching };
}
