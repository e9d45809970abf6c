export { commentOnPullRequest, type Settings } from './comment-on-pull-request'
export { GitHubRefusal } from './github'
