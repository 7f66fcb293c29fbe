import { Card, CardHeader } from '../../../ui/card';
import { CopyButton } from '../../../ui/copy-button';

/** What friends need to add the person: the id, or a link that fills it in. */
export function OwnIdCard({ id, link }: { id: string; link: string }) {
  return (
    <Card aria-labelledby="own-id">
      <CardHeader id="own-id" title="Your ID" />
      <p className="mb-3 text-small text-fg-2">
        Friends can add you with this ID, or with the link, which fills it in for them.
      </p>
      <p className="mb-3 rounded-md bg-surface-2 px-3 py-2 text-small wrap-anywhere select-all">{id}</p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={id} label="Copy ID" />
        <CopyButton text={link} label="Copy link" />
      </div>
    </Card>
  );
}
