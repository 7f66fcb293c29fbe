import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openMailFolder, type Mail } from './mail-folder';
import { offerHelp } from '../../help';

function line({ sentAt, to, subject }: Mail): string {
  return `${sentAt.slice(0, 19).replace('T', ' ')}  ${to}  ${subject}`;
}

function whole(mail: Mail): string {
  const headers = Object.entries(mail.headers ?? {}).map(([name, value]) => `${name}: ${value}\n`);
  return `${headers.join('')}To: ${mail.to}\nSubject: ${mail.subject}\nDate: ${mail.sentAt}\n\n${mail.text}`;
}

offerHelp(`
npm run mail [-- options]    the emails that would have been sent, oldest first

  --last             the newest one in full
  --folder <folder>  where they are (default .data/mail)
  --help             print this
`);
const { values } = parseArgs({
  options: { last: { type: 'boolean' }, folder: { type: 'string', default: '.data/mail' } },
});
const mails = openMailFolder(resolve(values.folder)).list();
const newest = mails.at(-1);
if (!newest) console.log('No email has been sent yet.');
else if (values.last) console.log(whole(newest));
else mails.forEach((mail) => console.log(line(mail)));
