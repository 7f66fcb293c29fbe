import { Avatar } from '../../../ui/avatar';
import { Badge } from '../../../ui/badge';
import { Card, CardHeader } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { ListRow } from '../../../ui/list-row';
import { Medal } from '../../../ui/medal';
import { SkeletonRows } from '../../../ui/skeleton';
import { TextLink } from '../../../ui/text-link';

export function StateSamples() {
  return (
    <>
      <Card className="grid gap-4">
        <CardHeader title="List rows" />
        <ol>
          <ListRow
            before={
              <>
                <Medal rank={1} />
                <Avatar id="priya" name="Priya" />
              </>
            }
            name="Priya N."
            note="61 workouts"
            after={<b className="tabular-nums">2,140</b>}
          />
          <ListRow
            own
            before={<Avatar id="maya" name="Maya" />}
            name={
              <>
                Maya <Badge tone="solid">You</Badge>
              </>
            }
            note="14 workouts"
            after={<b className="tabular-nums">412</b>}
          />
        </ol>
        <SkeletonRows count={2} />
      </Card>
      <Card className="grid gap-4">
        <CardHeader title="Empty" />
        <EmptyState
          title="No friends yet. Add some above!"
          action={<TextLink href="#main">How it works</TextLink>}
        >
          Paste an ID and I'll send the request.
        </EmptyState>
      </Card>
      <Card className="grid gap-4">
        <CardHeader title="Error" />
        <ErrorState title="Failed to load leaderboards" onRetry={() => undefined}>
          Your points are safe. The list just didn't arrive.
        </ErrorState>
      </Card>
    </>
  );
}
