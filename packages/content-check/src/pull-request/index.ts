export { commentOnPullRequest, type Settings } from './comment-on-pull-request'
export { entryIn } from './forms'
export { GitHubRefusal } from './github'
