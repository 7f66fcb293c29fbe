import { ArrowUp, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { brand } from '../../../../shared/brand';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { Chip, ChipRow, FactChip } from '../../../ui/chip';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { IconButton } from '../../../ui/icon-button';
import { Tabs } from '../../../ui/tabs';
import { toast } from '../../../ui/toast';
import { Tooltip } from '../../../ui/tooltip';

const tabs = [
  { value: 'global', label: 'Global' },
  { value: 'friends', label: 'Friends', count: 3 },
] as const;

export function ControlSamples() {
  return (
    <>
      <ButtonSamples />
      <Card className="grid gap-4">
        <CardHeader title="Badges, chips, tabs" />
        <BadgeSamples />
        <TabSamples />
      </Card>
      <OverlaySamples />
    </>
  );
}

function ButtonSamples() {
  return (
    <Card className="grid gap-4">
      <CardHeader title="Buttons" note="default, busy, off" />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="go">Sign In</Button>
        <Button variant="go" busy>
          Sign In
        </Button>
        <Button variant="go" disabled>
          Send
        </Button>
        <Button>Complete Workout</Button>
        <Button variant="line">Retry</Button>
        <Button variant="text">Skip</Button>
        <Button variant="danger">Delete</Button>
        <Button variant="glass">Glass</Button>
        <IconButton label="Redo" variant="solid">
          <RotateCcw />
        </IconButton>
        <Tooltip text="Sends the message">
          <IconButton label="Send" variant="go">
            <ArrowUp />
          </IconButton>
        </Tooltip>
      </div>
    </Card>
  );
}

function BadgeSamples() {
  const [back, setBack] = useState(true);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Badge>Beginner</Badge>
        <Badge tone="go">Done</Badge>
        <Badge tone="warm">{brand.claims.freeStart}</Badge>
        <Badge tone="cool">Medium</Badge>
        <Badge tone="coach">AI coach</Badge>
        <Badge tone="danger">Locked</Badge>
        <Badge tone="solid">You</Badge>
      </div>
      <ChipRow label="Suggestions">
        <Chip>Ten minutes</Chip>
        <Chip pressed={back} onClick={() => setBack(!back)}>
          Sore back
        </Chip>
        <FactChip>30 min</FactChip>
      </ChipRow>
    </>
  );
}

function TabSamples() {
  const [tab, setTab] = useState<'global' | 'friends'>('global');
  return (
    <Tabs label="Leaderboard" tabs={tabs} value={tab} onChange={setTab}>
      {tab === 'global' ? 'Everyone' : 'Your people'}
    </Tabs>
  );
}

function OverlaySamples() {
  const [open, setOpen] = useState(false);
  return (
    <Card className="grid gap-4">
      <CardHeader title="Toasts and dialog" />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => toast.success('Welcome back!', 'Successfully signed in')}>Success</Button>
        <Button onClick={() => toast.error('Error', 'Failed to load profile')}>Error</Button>
        <Button onClick={() => toast.info('Shopping cart feature coming soon!')}>Info</Button>
        <Button onClick={() => toast.points(50, 'Full Body')}>Points</Button>
        <Button onClick={() => setOpen(true)}>Dialog</Button>
      </div>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Leave the workout?"
        description="It will not count yet."
      >
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Stay</Button>
          <Button variant="danger" onClick={() => setOpen(false)}>
            Leave
          </Button>
        </DialogActions>
      </Dialog>
    </Card>
  );
}
