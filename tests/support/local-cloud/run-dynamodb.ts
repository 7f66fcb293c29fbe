import { startDynamodb } from '../../../infra/local/database/dynamodb';

const [path = ''] = process.argv.slice(2);
const { endpoint } = await startDynamodb({ path });
console.log(endpoint);
setInterval(() => {}, 60_000);
