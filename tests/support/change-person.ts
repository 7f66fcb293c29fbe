import { UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { updateOf } from '../../functions/platform/storage/update';

/** Changes a person's public row as an operator would. */
export async function changePerson(
  documents: DynamoDBDocumentClient,
  userId: string,
  set: { state?: 'active' | 'suspended'; hiddenFromBoards?: boolean },
): Promise<void> {
  await documents.send(
    new UpdateCommand(updateOf({ TableName: 'vita-local-people', Key: { userId } }, { set })),
  );
}
